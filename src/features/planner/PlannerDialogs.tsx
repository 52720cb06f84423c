import { type ComponentType, Suspense } from 'react'
import { usePlannerActions } from '#kits/planner/usePlanner.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DateDialog = lazyComponent(() => import('./actions/DateDialog.tsx'))
const PlannerSettings = lazyComponent(() => import('./settings/PlannerSettings.tsx'))

export type PlannerDialog =
  | { readonly name: 'fill' | 'ideas' | 'settings' | 'tally' }
  | { readonly name: 'date'; readonly key: string }

type OfMonth = ComponentType<{ month: string; onClose: () => void }>

interface Props {
  dialog: PlannerDialog | null
  month: string
  today: string
  Fill: OfMonth | undefined
  Tally: OfMonth | undefined
  onClose: () => void
}

/** The dialogs over the planner, each loaded when it is opened. */
export function PlannerDialogs({ dialog, month, today, Fill, Tally, onClose }: Props) {
  const { move } = usePlannerActions()
  return (
    <Suspense fallback={null}>
      {dialog?.name === 'fill' && Fill && <Fill month={month} onClose={onClose} />}
      {dialog?.name === 'tally' && Tally && <Tally month={month} onClose={onClose} />}
      {dialog?.name === 'settings' && <PlannerSettings onClose={onClose} />}
      {dialog?.name === 'date' && (
        <DateDialog
          entryKey={dialog.key}
          today={today}
          onClose={onClose}
          onMove={(day) => {
            move(dialog.key, day)
            onClose()
          }}
        />
      )}
    </Suspense>
  )
}
