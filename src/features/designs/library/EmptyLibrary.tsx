import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

interface Props {
  state: 'search' | 'folder' | 'USER' | 'BRAND'
  /** The brand is on this device alone. */
  isLocalBrand: boolean
  /** Absent where nothing may be made. */
  onCreate: (() => void) | undefined
  onClear: () => void
}

/** Says what goes here, with the action that fills it. */
export function EmptyLibrary({ state, isLocalBrand, onCreate, onClear }: Props) {
  const { t } = useLingui()
  const isReader = useReadsOnly()
  if (isReader && state !== 'search') {
    return (
      <EmptyState headline={state === 'folder' ? t`빈 폴더` : t`아직 없어요`}>
        <Trans>팀이 디자인을 만들면 여기에서 볼 수 있어요.</Trans>
      </EmptyState>
    )
  }
  if (state === 'search') {
    return (
      <EmptyState
        headline={t`찾은 것 없음`}
        action={
          <Button onClick={onClear}>
            <Trans>필터 지우기</Trans>
          </Button>
        }
      >
        <Trans>맞는 디자인이 없어요. 다른 낱말로 찾아보세요.</Trans>
      </EmptyState>
    )
  }
  if (state === 'USER') {
    return (
      <EmptyState
        headline={t`아직 없어요`}
        action={
          <Link to="/brand/market" className={buttonClass()}>
            <Trans>템플릿 둘러보기</Trans>
          </Link>
        }
      >
        <Trans>템플릿을 고르면 내 브랜드의 로고와 컬러를 입은 디자인이 여기에 생겨요.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headline={state === 'folder' ? t`빈 폴더` : t`아직 없어요`}
      action={
        onCreate && (
          <Button onClick={onCreate}>
            {state === 'BRAND' ? <Trans>새 브랜드 템플릿</Trans> : <Trans>만들기</Trans>}
          </Button>
        )
      }
    >
      {state === 'folder' ? (
        <Trans>여기로 끌어다 놓거나, 고른 뒤 옮기기를 누르면 폴더에 들어가요.</Trans>
      ) : isLocalBrand ? (
        <Trans>브랜드 템플릿은 팀이 함께 쓰는 것이라, 가입한 뒤에 만들 수 있어요.</Trans>
      ) : (
        <Trans>
          팀이 함께 쓸 템플릿을 여기에 모아요. 디자이너 이상이 만들고, 누구나 복사해서 쓸 수 있어요.
        </Trans>
      )}
    </EmptyState>
  )
}
