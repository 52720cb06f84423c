import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { Dialogs } from '#engine/watch/dialogs.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'

/** What a dialog is rendered with: its payload, if it has one, and what closes it. */
export type DialogProps<Payload = undefined, Answer = never> = {
  readonly onClose: (answer?: Answer) => void
} & ([Payload] extends [undefined] ? unknown : { readonly payload: Payload })

interface Props<Payloads, Answer> {
  of: Dialogs<Payloads, Answer>
  /** What this place shows, by name; each a `lazyComponent`. Another stays open for the host that shows it. */
  show: { readonly [Name in keyof Payloads]?: ComponentType<DialogProps<Payloads[Name], Answer>> }
  /** Whether they belong to the screens around the host, and close with it. */
  endsHere?: boolean
  /** What each dialog needs around it. */
  wrap?: (dialog: ReactNode) => ReactNode
}

/** The one host of dialogs that are opened by name. The dialog returns the focus when it closes. */
export function DialogHost<Payloads, Answer>({ of, show, endsHere = false, wrap }: Props<Payloads, Answer>) {
  const opened = useWatched(of)
  useEffect(() => (endsHere ? of.close : undefined), [of, endsHere])
  if (!opened) return null
  // The name says which payload it is, which the type of one component for all cannot.
  const Shown = show[opened.name] as unknown as ComponentType<DialogProps<unknown, Answer>> | undefined
  if (!Shown) return null
  // Of its own for each: a dialog that closes while the next one is loaded would close that too.
  const dialog = <Shown payload={opened.payload} onClose={opened.answer} />
  return (
    <DialogRegion key={opened.key} onClose={() => opened.answer()}>
      {wrap ? wrap(dialog) : dialog}
    </DialogRegion>
  )
}
