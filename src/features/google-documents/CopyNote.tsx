import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/Text.tsx'

/** What happens at Google, and what of it is known here. */
export function CopyNote() {
  return (
    <Note>
      <Trans>
        ‘내 드라이브에 복사’를 누르면 Google 화면이 새 탭에서 열려요. 거기서 복사를 확인하면 내 Google
        드라이브에 사본이 생겨요. 새김에는 원본의 이름과 링크만 남고, 사본은 보이지 않아요.
      </Trans>
    </Note>
  )
}
