import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useEntries, usePlannerActions } from '#kits/planner/usePlanner.ts'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import styles from '../shared/PictureTool.module.css'
import { entriesToCome } from './entries-to-come.ts'

interface Props {
  /** As entries name it. */
  picture: string
  onClose: () => void
}

const { entries } = planner.planner
const most = plannerLimits.pictures

/** Asks which entry of the planner a picture is added to, or adds it as an idea. */
export default function PlannerDialog({ picture, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog isOpen title={t`플래너에 담기`} closeLabel={t`닫기`} onClose={onClose}>
      <OtherDocument document="planner" isAside fallback={<Skeleton lines={4} />}>
        <Choices picture={picture} onClose={onClose} />
      </OtherDocument>
    </Dialog>
  )
}

function Choices({ picture, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { document, isReadOnly } = useDocumentView('planner')
  const actions = usePlannerActions()
  const [now] = useState(() => Date.now())
  const all = entriesToCome(useEntries(), now)
  if (isReadOnly)
    return (
      <Note>
        <Trans>플래너를 고칠 수 있는 역할이 아니에요.</Trans>
      </Note>
    )
  const tell = (entry: string) => {
    onClose()
    showToast({
      tone: 'success',
      text: t`플래너에 담았어요`,
      action: {
        label: t`플래너에서 보기`,
        onPress: () => void navigate({ to: '/brand/content-planner', search: { entry } }),
      },
    })
  }
  const addTo = (key: string) => {
    document.edit((doc) => {
      const property = entries.properties.pictures.at(key)
      const before = property.read(doc) ?? []
      property.write(doc, [...new Set([...before, picture])].slice(0, most))
    })
    tell(key)
  }
  const addIdea = () => {
    const key = actions.add({ origin: 'OWN', owner: document.account, status: 'IDEA', pictures: [picture] })
    if (key !== null) tell(key)
    else showToast({ tone: 'error', text: t`글을 더 담을 수 없어요. 지난 글을 지우고 다시 해 보세요.` })
  }
  return (
    <Stack gap={3}>
      <Button icon={<Icon of={Lightbulb} size="small" />} onClick={addIdea} data-autofocus>
        <Trans>새 생각으로 담기</Trans>
      </Button>
      {all.length > 0 && (
        <ul className={styles.entries} aria-label={t`앞으로 올릴 글`}>
          {all.map(({ key, title, day, pictures }) => (
            <li key={key}>
              <Button
                look="quiet"
                isBlock
                disabledReason={(pictures?.length ?? 0) >= most ? t`${most}장까지 넣을 수 있어요` : undefined}
                onClick={() => addTo(key)}
              >
                <span className={styles.entryTitle}>{title || t`제목 없는 글`}</span>
                <Text as="span" tone="soft" size="small">
                  {day === null ? <Trans>날짜 없음</Trans> : pageDate(day, 'monthDay')}
                </Text>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
