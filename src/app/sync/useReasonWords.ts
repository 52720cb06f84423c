import { useLingui } from '@lingui/react/macro'
import type { SyncReason } from '#engine/documents/engine/sync-state.ts'

/** Texts for every reason why changes have not reached the server: what happened, and what is safe. */
export function useReasonWords(): (reason: SyncReason) => string {
  const { t } = useLingui()
  return (reason) => {
    switch (reason) {
      case 'offline':
        return t`오프라인이에요. 계속 작성할 수 있고, 연결되면 스스로 보내요.`
      case 'unmade':
        return t`서버에 만들어지기를 기다리고 있어요. 계속 작성할 수 있고, 만들어지면 스스로 보내요.`
      case 'busy':
        return t`서버가 바빠요. 잠시 뒤 스스로 다시 연결해요.`
      case 'relogin':
        return t`다시 로그인하면 동기화돼요. 쓴 글은 이 기기에 있어요.`
      case 'roleLost':
        return t`권한이 바뀌어 동기화할 수 없어요. 사본은 내보낼 수 있어요.`
      case 'notFound':
        return t`서버에 없어요. 지워졌거나 휴지통에 있을 수 있어요. 사본은 내보낼 수 있어요.`
      case 'notMade':
        return t`서버가 만들지 않았어요. 쓴 글은 이 기기에 있어요. 다시 보내거나 사본을 받아 두세요.`
      case 'rebuilt':
        return t`서버가 이 문서를 새로 정리했어요. 새 문서를 불러오고 있고, 쓴 글은 이 기기에 있어요.`
      case 'tooLarge':
        return t`한 번에 보낼 수 있는 크기를 넘었어요. 쓴 글은 이 기기에 있어요. 사본을 받아 두고 고객센터에 알려 주세요.`
      case 'invalid':
        return t`서버가 읽지 못하는 변경이 있어요. 쓴 글은 이 기기에 있어요. 사본을 받아 두고 고객센터에 알려 주세요.`
      case 'tooFast':
        return t`한꺼번에 많은 변경을 보내서 잠시 쉬고 있어요. 스스로 다시 보내요.`
      case 'storage':
        return t`이 브라우저가 저장을 막고 있어요. 창을 닫기 전에 사본을 받아 두세요.`
      case 'quota':
        return t`이 기기의 저장 공간이 가득 찼어요. 창을 닫기 전에 사본을 받아 두세요.`
      case 'refused':
        return t`서버가 받지 않은 항목이 있어요. 쓴 글은 그대로 있으니 고치면 다시 보내요.`
    }
  }
}
