import { Trans } from '@lingui/react/macro'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useLogoBrief } from '#kits/logo/useLogoBrief.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Note } from '#ui/Text.tsx'
import { BriefSummary } from './BriefSummary.tsx'
import { ColourStep } from './ColourStep.tsx'
import { FormStep } from './FormStep.tsx'
import { ImageStep } from './ImageStep.tsx'
import { IndustryStep } from './IndustryStep.tsx'
import { NameStep } from './NameStep.tsx'
import { StyleStep } from './StyleStep.tsx'
import { SymbolStep } from './SymbolStep.tsx'

interface Props {
  idBrand: number
  /** null: the summary. */
  step: number | null
}

const steps = [NameStep, IndustryStep, SymbolStep, StyleStep, FormStep, ColourStep, ImageStep]

/** For the owner, who orders. Opens the strategy too: its keywords and taglines are known already. */
export default function LogoQuestScreen(props: Props) {
  const role = useBrandRole(props.idBrand)
  if (role !== null && role !== 'BRAND_ROLE_OWNER')
    return (
      <Note>
        <Trans>로고는 브랜드의 소유자가 디자이너에게 맡길 수 있어요.</Trans>
      </Note>
    )
  return (
    <OtherDocument document="strategy" isAside>
      <Questions {...props} />
    </OtherDocument>
  )
}

function Questions({ idBrand, step }: Props) {
  const view = useLogoBrief(idBrand)
  if (!view.isRead) return <Skeleton lines={6} />
  const Step = step === null ? undefined : steps[step]
  return Step ? (
    <Step brief={view.brief} images={view.draft.images} change={view.change} />
  ) : (
    <BriefSummary brief={view.brief} images={view.draft.images} />
  )
}
