import { Plural, Trans, useLingui } from '@lingui/react/macro'
import PenTool from 'lucide-react/icons/pen-tool'
import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { openPremium } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import { useEntries, usePlannerActions } from '#kits/planner/usePlanner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { monthOf } from '#model/planner/month.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'

interface Props {
  /** yyyy-MM, the month that is shown. */
  month: string
}

/** Makes designs of all entries of a month that show a template; nothing where there is none. */
export default function DesignsButton({ month }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('planner')
  const { brand } = document
  const dressed = useEntries().filter(
    ({ day, template }) => template !== null && day !== null && monthOf(day) === month,
  )
  const templates = useSceneTemplates(dressed.length > 0)
  const needsPlan = useNeedsPlan(brand, 'BASIC')
  const actions = usePlannerActions()
  const [isBusy, setIsBusy] = useState(false)
  if (dressed.length === 0 || isReadOnly) return null

  async function makeAll(): Promise<void> {
    const isLocked = ({ isPremium }: Template) => isPremium && needsPlan
    const locked = (templates ?? []).filter(isLocked).map(({ idTemplate }) => idTemplate)
    const [first] = dressed
    if (first?.template && dressed.every(({ template }) => template !== null && locked.includes(template))) {
      openPremium({ kind: 'template', id: first.template, after: 'stay' })
      return
    }
    const open = (templates ?? []).filter((template) => !isLocked(template))
    setIsBusy(true)
    const made = await makeDesigns(brand, dressed, open).catch((cause: unknown) => {
      console.warn('the designs of a month cannot be made', cause)
      return null
    })
    setIsBusy(false)
    if (made === null || made.length === 0) {
      showToast({
        tone: 'error',
        text: t`디자인을 만들지 못했어요. 이 기기의 저장 공간을 확인하고 다시 눌러 주세요.`,
      })
      return
    }
    const takeBack = actions.showDesigns(made)
    const undo = () => {
      takeBack()
      void discard(brand, made)
    }
    showToast({
      tone: 'success',
      text: <Plural value={made.length} other="내 디자인에 #개를 만들었어요" />,
      action: { label: t`실행 취소`, onPress: undo },
    })
  }
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Icon of={PenTool} size="small" />}
      disabledReason={
        templates === null ? t`템플릿을 읽는 중이에요` : isBusy ? t`디자인을 만드는 중이에요` : undefined
      }
      onClick={() => void makeAll()}
    >
      <Trans>디자인 모두 만들기</Trans>
    </Button>
  )
}

type Made = readonly { readonly key: string; readonly design: string }[]

/** One after the other. What was made before one fails is thrown away again. */
async function makeDesigns(
  brand: BrandRef,
  entries: readonly PlannerEntry[],
  templates: readonly Template[],
): Promise<Made> {
  const [{ makeDesignOf }, { bodyOfPost }] = await Promise.all([
    import('#kits/planner/dress/make-design.ts'),
    import('#kits/planner/dress/body-of-post.ts'),
  ])
  const made: { key: string; design: string }[] = []
  try {
    for (const entry of entries) {
      const template = templates.find(({ idTemplate }) => idTemplate === entry.template)
      const body = template && bodyOfPost([template], template.idTemplate, entry)
      if (!body) continue
      const id = await makeDesignOf(brand, entry.key, { template, body, title: entry.title ?? '' })
      made.push({ key: entry.key, design: `design:${id}` })
    }
  } catch (cause) {
    await discard(brand, made)
    throw cause
  }
  return made
}

async function discard(brand: BrandRef, made: Made): Promise<void> {
  const { discardMade } = await import('#kits/planner/dress/make-design.ts')
  await discardMade(
    brand,
    made.map(({ design }) => design.slice('design:'.length)),
  ).catch((cause: unknown) => console.warn('designs that were taken back stay', cause))
}
