import { Trans } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ShareRow.module.css'

/** Sends the page to somebody. `src/site/client/share.ts` shows what the browser can do; a page that has it names that script. */
export function ShareRow() {
  return (
    <div className={styles.row} data-part="share" hidden>
      <button type="button" data-action="share" hidden className={buttonClass({})}>
        <Icon of={Share2} />
        <Trans>공유하기</Trans>
      </button>
      <button type="button" data-action="copy-address" hidden className={buttonClass({})}>
        <Icon of={Copy} />
        <Trans>주소 복사</Trans>
      </button>
      <span role="status" className={styles.said}>
        <span data-part="copied" hidden>
          <Trans>주소를 복사했어요</Trans>
        </span>
      </span>
    </div>
  )
}
