import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Row } from '#ui/Stack.tsx'

interface Props {
  onKeep: () => void
  onAct: () => void
  /** Why it cannot be done now. */
  disabledReason?: string | undefined
  /** Where that is shown. `hidden`: the row says it already. */
  reasonAt?: 'below' | 'hidden'
  /** Words of the button that does it. */
  children: ReactNode
}

/**
 * Takes the place of the tools of a row, and asks once more for what cannot be undone. The focus goes to the button that keeps
 * everything, because the one that was pressed is gone.
 */
export function AskInRow({ onKeep, onAct, disabledReason, reasonAt = 'below', children }: Props) {
  return (
    <Row as="span" gap={2} align="center" isWrapped ref={focusFirstButton}>
      <Button size="small" onClick={onKeep}>
        <Trans>그대로 두기</Trans>
      </Button>
      <Button size="small" look="danger" disabledReason={disabledReason} reasonAt={reasonAt} onClick={onAct}>
        {children}
      </Button>
    </Row>
  )
}

function focusFirstButton(row: HTMLElement | null): void {
  row?.querySelector('button')?.focus()
}
