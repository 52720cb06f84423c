import type { PlanChoice, Wanted } from '#kits/commerce/plan-modal.ts'
import { useWanted } from '#kits/design/premium/useWanted.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import PlanModal from './PlanModal.tsx'
import { useTakeWanted } from './useTakeWanted.ts'
import { WantedLead } from './WantedLead.tsx'

interface Props {
  idBrand: number
  choice: PlanChoice
  wanted: Wanted
  onClose: () => void
}

/** The choice of a plan for a template or a bundle, which leads it, and which the payer goes on with. */
export default function WantedPlans({ wanted, ...props }: Props) {
  const content = useWanted(wanted)
  const take = useTakeWanted(props.idBrand, wanted, content)
  const lead = content && (
    <ErrorRegion>
      <WantedLead wanted={wanted} content={content} />
    </ErrorRegion>
  )
  return <PlanModal {...props} lead={lead} take={take} />
}
