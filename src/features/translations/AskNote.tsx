import { Trans } from '@lingui/react/macro'
import { AiSwitchedOff } from '#kits/team/AiSwitchedOff.tsx'
import { Note } from '#ui/Text.tsx'
import type { AskAccess } from './useAskAccess.ts'

/** Who gets a text of which a translation is asked for, or why none can be asked for. */
export function AskNote({ access }: { access: AskAccess }) {
  return (
    <Note>{access.kind === 'on' ? <Receiver provider={access.provider} /> : <Why why={access.why} />}</Note>
  )
}

function Receiver({ provider }: { provider: string }) {
  return <Trans>번역 제안을 누를 때만 그 글을 번역하는 서비스로 보내요. 받는 곳: {provider}</Trans>
}

function Why({ why }: { why: Extract<AskAccess, { kind: 'off' }>['why'] }) {
  switch (why) {
    case 'local':
      return <Trans>가입하면 번역을 제안받을 수 있어요. 직접 적는 것은 지금도 할 수 있어요.</Trans>
    case 'network':
      return <Trans>인터넷에 연결되면 번역을 제안받을 수 있어요. 적은 글은 이 기기에 저장돼요.</Trans>
    case 'server':
      return <Trans>이 서버에는 번역 서비스가 연결되어 있지 않아요. 번역을 직접 적을 수 있어요.</Trans>
    case 'brand':
      return <AiSwitchedOff />
  }
}
