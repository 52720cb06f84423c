import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ActionFacts } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import styles from './FollowBar.module.css'
import type { Follow } from './useFollow.ts'

const stopFollowing = {
  id: 'stop-following-person',
  label: msg`그만 따라가기`,
  keys: [{ keys: 'Escape', inField: true, isShared: true }],
} as const satisfies ActionFacts

/** The ring round the canvas in the colour of the person who is followed, with the way to end it. */
export function FollowBar({ person: { name, colour }, stop }: Follow) {
  const { i18n } = useLingui()
  useScreenActions([{ ...stopFollowing, run: stop }])
  return (
    <div className={styles.ring} style={{ ['--colour' as string]: `var(--p${colour})` }}>
      {/* The canvas takes presses for its own. */}
      <p className={styles.bar} role="status" onPointerDown={(event) => event.stopPropagation()}>
        <Trans>{name} 님을 따라가요</Trans>
        <span aria-hidden> · </span>
        <button type="button" aria-label={i18n._(stopFollowing.label)} onClick={stop}>
          <Trans>그만</Trans>
        </button>
      </p>
    </div>
  )
}
