import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReadView } from '#engine/reads/useCachedRead.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Note } from '#ui/Text.tsx'

interface Props {
  /** Without `reload` there is no button that asks again. */
  read: Pick<ReadView<unknown>, 'data' | 'state'> & Partial<Pick<ReadView<unknown>, 'reload'>>
  /** Size of the words. */
  size?: 'small'
  /** Lines of the skeleton while there is nothing yet. */
  lines: number
  /** What comes once there is a network, where this device has nothing yet. */
  children: ReactNode
}

/** In place of an answer that is not there yet, and above one that is not up to date: why. Nothing where it is up to date. */
export function Unread({ read: { data, state, reload }, size, lines, children }: Props) {
  const failureWords = useFailureWords()
  if (state.kind !== 'failed') return data === null ? <Skeleton lines={lines} /> : null
  return (
    <Note {...(size && { size })} role="status">
      {state.why !== 'offline' ? (
        failureWords(state.failure)
      ) : data !== null ? (
        <Trans>인터넷에 연결되면 새로 불러와요. 지금은 마지막으로 본 내용이에요.</Trans>
      ) : (
        children
      )}{' '}
      {reload && (
        <Button size="small" onClick={reload}>
          <Trans>다시 불러오기</Trans>
        </Button>
      )}
    </Note>
  )
}
