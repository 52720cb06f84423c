import { Trans } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import type { AnswerOf } from '#contract/call.ts'
import type { readProviders } from '#contract/reference.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { KakaoMark } from '#ui/marks/KakaoMark.tsx'
import styles from './ShareRow.module.css'

/** Shares the page. `src/site/client/share.ts` shows what the browser can do; a page that has it names that script. */
export function ShareRow({ providers }: { providers: AnswerOf<typeof readProviders> }) {
  const { kakaoJsKey, kakaoSdk } = providers
  return (
    <div className={styles.row} data-part="share" hidden>
      <button type="button" data-action="share" hidden className={buttonClass({})}>
        <Icon of={Share2} />
        <Trans>공유하기</Trans>
      </button>
      {kakaoJsKey !== null && kakaoSdk !== null && (
        <button
          type="button"
          data-action="share-kakao"
          data-key={kakaoJsKey}
          data-sdk={kakaoSdk.url}
          data-integrity={kakaoSdk.integrity}
          hidden
          className={buttonClass({})}
        >
          <KakaoMark />
          <Trans>카카오톡</Trans>
        </button>
      )}
      <button type="button" data-action="copy-address" hidden className={buttonClass({})}>
        <Icon of={Copy} />
        <Trans>주소 복사</Trans>
      </button>
      <span role="status" className={styles.said}>
        <span data-part="copied" hidden>
          <Trans>주소를 복사했어요</Trans>
        </span>
        <span data-part="no-kakao" hidden>
          <Trans>카카오톡을 열지 못했어요. 다시 누르거나 주소를 보내 주세요.</Trans>
        </span>
      </span>
    </div>
  )
}
