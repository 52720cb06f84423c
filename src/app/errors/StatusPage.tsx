import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { StatusPicture, type StatusPictureKind } from '#ui/marks/StatusPicture.tsx'
import { useStatusTitle } from '../routing/useScreenTitle.ts'
import styles from './StatusPage.module.css'
import type { Status } from './status-of.ts'

const ChatAction = lazyComponent(() => import('../shortcuts/ChatAction.tsx'), {
  when: afterFirstContentPaint,
})

const pictures: Readonly<Record<Status, StatusPictureKind>> = {
  400: 'lost',
  401: 'closed',
  403: 'closed',
  404: 'lost',
  500: 'torn',
  fault: 'torn',
  offline: 'offline',
  files: 'apart',
  opening: 'apart',
}

interface Props {
  status: Status
  onRetry?: () => void
  /** Target of the way home: null for the public site; the open brand if absent and there is one. */
  home?: '/profile' | null
  /** Instead of the sentence of the status. */
  message?: string
}

/** An error screen: picture, headline, one sentence, what mends it, and the way home. */
export function StatusPage({ status, onRetry, home: otherHome, message: otherMessage }: Props) {
  const { session, brand } = useSession()
  const { headline, message } = useStatusWords(status)
  useStatusTitle(headline)
  const home = otherHome !== undefined ? otherHome : session || brand !== null ? '/brand' : null
  // What mends the cause, where the user can; the way home is always there.
  const first =
    status === 401 ? (
      <Link to="/account/login" search={{}} className={buttonClass({ look: 'ink' })}>
        <Trans>로그인</Trans>
      </Link>
    ) : onRetry && canRetry(status) ? (
      <Button look="ink" onClick={onRetry}>
        <Trans>다시 열기</Trans>
      </Button>
    ) : null
  const look = buttonClass({ look: first ? undefined : 'ink' })
  return (
    <EmptyState
      look="page"
      headingAs="h1"
      picture={<StatusPicture of={pictures[status]} />}
      {...(typeof status === 'number' && { code: status })}
      headline={headline}
      action={
        <div className={styles.actions}>
          {first}
          {home === null ? (
            <a href={siteAddressHere('/')} className={look}>
              <Trans>홈으로</Trans>
            </a>
          ) : (
            <Link to={home} className={look}>
              <Trans>홈으로</Trans>
            </Link>
          )}
          {(status === 500 || status === 'fault') && <ChatAction />}
        </div>
      }
    >
      {otherMessage ?? message} {brand !== null && <Trans>쓰던 글은 이 기기에 남아 있어요.</Trans>}
    </EmptyState>
  )
}

function canRetry(status: Status): boolean {
  return status === 500 || status === 'fault' || status === 'offline' || status === 'files'
}

function useStatusWords(status: Status): { headline: string; message: string } {
  const { t } = useLingui()
  switch (status) {
    case 400:
      return { headline: t`잘못된 요청`, message: t`이 주소에서는 요청한 서버를 찾을 수 없어요.` }
    case 401:
      return { headline: t`로그인 필요`, message: t`로그인하면 이어서 볼 수 있어요.` }
    case 403:
      return {
        headline: t`권한 필요`,
        message: t`이 계정으로는 열 수 없어요. 다른 계정으로 로그인하거나 브랜드 소유자에게 문의해 주세요.`,
      }
    case 404:
      return {
        headline: t`없는 페이지`,
        message: t`없거나 지금은 쓸 수 없는 페이지예요. 주소를 다시 확인해 주세요.`,
      }
    case 500:
      return { headline: t`서버 오류`, message: t`서버에 문제가 생겼어요. 잠시 뒤 다시 열어 주세요.` }
    case 'fault':
      return {
        headline: t`화면 오류`,
        message: t`화면을 보여 주다가 문제가 생겼어요. 다시 열어도 같으면 알려 주세요.`,
      }
    case 'offline':
      return {
        headline: t`연결 필요`,
        message: t`이 화면은 아직 이 기기에 없어요. 인터넷에 연결되면 열 수 있어요.`,
      }
    case 'files':
      return {
        headline: t`다시 열기`,
        message: t`그사이 앱이 업데이트되어 이 화면의 파일이 바뀌었어요. 다시 열면 이어서 쓸 수 있어요.`,
      }
    case 'opening':
      return {
        headline: t`여는 중`,
        message: t`페이지를 불러오고 있어요. 앱을 업데이트해야 하면 조금 걸릴 수 있고, 다 되면 저절로 열려요.`,
      }
  }
}
