import { Children, Component, type ReactNode } from 'react'
import { ErrorReport } from './error-report.ts'

export type RegionProps = {
  children: ReactNode
} & (
  | {
      /** What stands in the place of a part that failed: nothing, or a line with a button that shows it again. */
      shows?: 'nothing' | 'line'
      onClose?: never
    }
  | { shows: 'dialog'; onClose: () => void }
)

interface State {
  /** Null: none. */
  failed: { readonly error: unknown; readonly screen: string } | null
}

/**
 * An error that is thrown inside takes this part away and nothing else. Belongs around each part that a person can go on
 * without, and never around the field they type in: what is inside is unmounted.
 */
export class ErrorRegion extends Component<RegionProps, State> {
  static override contextType = ErrorReport
  declare context: ErrorReport
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error, screen: '' } }
  }

  override componentDidCatch(error: unknown): void {
    this.context.report(error)
    this.setState({ failed: { error, screen: this.context.screen } })
  }

  override componentDidUpdate(_: RegionProps, { failed }: State): void {
    if (failed && failed === this.state.failed && failed.screen !== this.context.screen) this.again()
  }

  again = (): void => this.setState({ failed: null })

  override render(): ReactNode {
    const { children, shows = 'nothing', onClose } = this.props
    const { failed } = this.state
    if (!failed) return children
    const { FailedPart } = this.context
    if (shows === 'nothing' || !FailedPart) return null
    return <FailedPart error={failed.error} again={this.again} onClose={onClose} />
  }
}

/** Each child in a region of its own. */
export function ErrorRegions({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <ErrorRegion>{child}</ErrorRegion>)
}
