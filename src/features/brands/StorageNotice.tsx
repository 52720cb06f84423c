import { Trans } from '@lingui/react/macro'
import { isStorageSilent } from '#engine/store/open-limit.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'

/** Says that the browser does not answer about its storage, and what helps. Nothing where it does. */
export default function StorageNotice() {
  if (!useWatched(isStorageSilent)) return null
  return (
    <Banner
      tone="danger"
      look="box"
      actions={
        <Button size="small" onClick={() => location.reload()}>
          <Trans>새로 고침</Trans>
        </Button>
      }
    >
      <Trans>
        이 브라우저의 저장 공간이 응답하지 않아서, 지금은 쓴 내용이 이 기기에 남지 않아요. 이 사이트를 연 다른
        탭을 모두 닫고 새로 고쳐 주세요.
      </Trans>
    </Banner>
  )
}
