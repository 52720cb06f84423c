import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReadView } from '#device/reads/useCachedRead.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'

interface Props {
  read: Pick<ReadView<unknown>, 'data' | 'state' | 'reload'>
  className: string | undefined
  /** What comes once there is a network, where this device has nothing yet. */
  children: ReactNode
}

/** Says why a screen about money is not up to date, and asks again. Nothing where it is. */
export function Unread({ read: { data, state, reload }, className, children }: Props) {
  const failureWords = useFailureWords()
  if (state.kind !== 'failed') return null
  return (
    <p className={className} role="status">
      {state.why !== 'offline' ? (
        failureWords(state.failure)
      ) : data ? (
        <Trans>인터넷에 연결되면 새로 불러와요. 지금은 마지막으로 본 내용이에요.</Trans>
      ) : (
        children
      )}{' '}
      <Button size="small" onClick={reload}>
        <Trans>다시 불러오기</Trans>
      </Button>
    </p>
  )
}
