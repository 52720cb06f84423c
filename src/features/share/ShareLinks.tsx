import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { focusFirstButton } from '#ui/controls/focus-first-button.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ShareDialog.module.css'
import { addressOf, type Share } from './share-calls.ts'
import type { Shares } from './useShares.ts'

interface Props {
  links: Shares
  isOnline: boolean
  mayRevoke: boolean
}

/** The open share links. Revoking asks for confirmation in the row, because it cannot be undone. */
export function ShareLinks({ links, isOnline, mayRevoke }: Props) {
  const { shares } = links
  if (shares === null) {
    return isOnline ? null : (
      <p className={styles.note}>
        <Trans>만든 링크는 인터넷에 연결되면 보여요.</Trans>
      </p>
    )
  }
  if (shares.length === 0) return null
  return (
    <section className={styles.links}>
      <h3>
        <Trans>열려 있는 링크</Trans>
      </h3>
      <ul>
        {shares.map((share) => (
          <LinkRow
            key={share.idShare}
            share={share}
            links={links}
            isOnline={isOnline}
            mayRevoke={mayRevoke}
          />
        ))}
      </ul>
    </section>
  )
}

function LinkRow({ share, links, isOnline, mayRevoke }: Props & { share: Share }) {
  const { t, i18n } = useLingui()
  const [asks, setAsks] = useState(false)
  const address = addressOf(share)
  const names = { ALL: t`가이드 전체`, CORE: t`브랜드 가치 체계`, VISUAL: t`비주얼 아이덴티티` }
  const day = i18n.date(share.createdAt, { dateStyle: 'medium' })
  const by = share.createdBy
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <b>
          {names[share.part]}
          {share.approvedOnly && (
            <span>
              <Trans>승인한 장만</Trans>
            </span>
          )}
          {share.downloads && (
            <span>
              <Trans>내려받기 가능</Trans>
            </span>
          )}
        </b>
        <span className={styles.address} translate="no">
          {address.replace(/^https?:\/\//, '')}
        </span>
        <span className={styles.note}>{by === null ? day : t`${by} · ${day}`}</span>
      </div>
      {asks ? (
        <div className={styles.tools} ref={focusFirstButton}>
          <Button size="small" onClick={() => setAsks(false)}>
            <Trans>그대로 두기</Trans>
          </Button>
          <Button size="small" look="danger" onClick={() => void links.revoke(share)}>
            <Trans>영영 닫기</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.tools}>
          <Button size="small" icon={<Icon of={Copy} size="small" />} onClick={() => void links.copy(share)}>
            <Trans>복사</Trans>
          </Button>
          <a
            className={buttonClass({ size: 'small', isIconOnly: true })}
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={t`새 창에서 열기`}
          >
            <Icon of={ExternalLink} size="small" />
          </a>
          {mayRevoke && isOnline && (
            <IconButton
              label={t`링크 닫기`}
              icon={<Icon of={X} size="small" />}
              onClick={() => setAsks(true)}
            />
          )}
        </div>
      )}
    </li>
  )
}
