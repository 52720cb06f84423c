import { Trans } from '@lingui/react/macro'

/** One line on the purpose of a guide page. */
export function PageNote({ address }: { address: string }) {
  switch (address) {
    case '/brand/strategy/personality':
      return <Trans>누가 쓰더라도 같은 사람처럼 들리게 해요</Trans>
    case '/brand/strategy/positioning':
      return <Trans>누구에게, 무엇이 다른지 정리해요</Trans>
    default:
      return <Trans>워크북에서 쓴 답이 그대로 담겨요</Trans>
  }
}
