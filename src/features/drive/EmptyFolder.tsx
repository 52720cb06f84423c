import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

interface Props {
  /** `search`: nothing was found. `unread`: this device has never read the drive. `drive`: its top is empty. */
  state: 'search' | 'unread' | 'folder' | 'drive'
  /** Absent for who may only read. */
  onUpload: (() => void) | undefined
  /** Ends the search. */
  onClear: () => void
}

/** Says why there are no items, and what can be done. */
export function EmptyFolder({ state, onUpload, onClear }: Props) {
  const { t } = useLingui()
  if (state === 'search') {
    return (
      <EmptyState
        headline={t`찾는 파일 없음`}
        action={
          <Button onClick={onClear}>
            <Trans>조건 지우기</Trans>
          </Button>
        }
      >
        <Trans>다른 이름이나 첫소리로 찾아보세요. ‘ㄹㄱ’으로도 로고를 찾아요.</Trans>
      </EmptyState>
    )
  }
  const headlines = { unread: t`연결 필요`, folder: t`빈 폴더예요`, drive: t`아직 비어 있어요` }
  return (
    <EmptyState
      headline={headlines[state]}
      action={
        onUpload && (
          <Button onClick={onUpload}>
            <Trans>파일 올리기</Trans>
          </Button>
        )
      }
    >
      {state === 'unread' ? (
        <Trans>
          드라이브를 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보이고, 그 전에 담은 파일도 그때
          보내요.
        </Trans>
      ) : onUpload ? (
        <Trans>
          로고, 사진, 메뉴판, 계약서를 여기에 모아 두세요. 파일이나 폴더를 이 화면에 끌어다 놓아도 돼요.
        </Trans>
      ) : (
        <Trans>아직 아무도 파일을 올리지 않았어요.</Trans>
      )}
    </EmptyState>
  )
}
