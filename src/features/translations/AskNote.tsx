import { Trans } from '@lingui/react/macro'
import { AiSwitchedOff } from '#kits/team/AiSwitchedOff.tsx'
import { Note } from '#ui/Text.tsx'

/** Why suggestions cannot be asked for. */
export type AskRefusal = 'local' | 'offline' | 'off' | 'brand' | 'unknown'

export function AskNote({ refusal }: { refusal: AskRefusal }) {
  if (refusal === 'unknown') return null
  return (
    <Note>
      {refusal === 'local' && (
        <Trans>가입하면 번역을 제안받을 수 있어요. 직접 적는 것은 지금도 할 수 있어요.</Trans>
      )}
      {refusal === 'offline' && (
        <Trans>인터넷에 연결되면 번역을 제안받을 수 있어요. 적은 글은 이 기기에 저장돼요.</Trans>
      )}
      {refusal === 'off' && (
        <Trans>이 서버에는 번역 서비스가 연결되어 있지 않아요. 번역을 직접 적을 수 있어요.</Trans>
      )}
      {refusal === 'brand' && <AiSwitchedOff />}
    </Note>
  )
}
