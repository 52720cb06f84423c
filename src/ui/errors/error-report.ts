import { type ComponentType, createContext } from 'react'

export interface FailedPartProps {
  error: unknown
  /** Renders the part again. */
  again: () => void
  /** Of a dialog: closes it. */
  onClose?: (() => void) | undefined
}

/** What the app provides for `ErrorRegion`, because this room has no texts and knows no screens. */
export interface ErrorReport {
  /** Stands in the place of a part that failed. */
  readonly FailedPart: ComponentType<FailedPartProps> | null
  readonly report: (error: unknown) => void
  /** The open screen: a part that failed is tried again on the next one. */
  readonly screen: string
}

export const ErrorReport = createContext<ErrorReport>({
  FailedPart: null,
  report: (error) => console.error('a part of the screen could not be shown', error),
  screen: '',
})
