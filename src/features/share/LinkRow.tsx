import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { addressOfLink } from '#kits/links/address-of-link.ts'
import { LinkEnd } from '#kits/links/LinkEnd.tsx'
import { hasEnded } from '#kits/links/link-end.ts'
import { momentDay } from '#kits/links/moment-day.ts'
import { AskInRow } from '#kits/screen/AskInRow.tsx'
import { SendLink } from '#kits/screen/SendLink.tsx'
import { languages } from '#model/language/languages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Openings } from './Openings.tsx'
import styles from './ShareDialog.module.css'
import { isPart, type Share, strategyParts } from './share-calls.ts'
import type { Shares } from './useShares.ts'

interface Props {
  share: Share
  links: Shares
  /** Whether links can be created and revoked now. */
  mayChange: boolean
}

/** A link with its tools. Revoking asks for confirmation in the row, because it cannot be undone. */
export function LinkRow({ share, links, mayChange }: Props) {
  const { t } = useLingui()
  const [asks, setAsks] = useState(false)
  const { part, approvedOnly, downloads, createdBy: by } = share
  // A link to approved sections shows no translations, with whichever languages it was once made.
  const shown = languages.filter(({ key }) => !approvedOnly && share.languages?.includes(key))
  const address = addressOfLink(share)
  const names = { ALL: t`가이드 전체`, CORE: t`브랜드 가치 체계`, VISUAL: t`비주얼 아이덴티티` }
  const strategyNames = { KEYWORDS: t`키워드`, VOICE: t`말투`, PERSONAS: t`페르소나` }
  const strategy = strategyParts.filter((each) => share.strategy?.includes(each))
  const isOver = hasEnded(share.endsAt)
  const isKnown = isPart(part)
  const day = momentDay(share.createdAt)
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <b>
          {isKnown ? names[part] : t`새로 생긴 종류의 링크`}
          {approvedOnly && (
            <span>
              <Trans>승인한 장만</Trans>
            </span>
          )}
          {downloads && (
            <span>
              <Trans>내려받기 가능</Trans>
            </span>
          )}
          {strategy.length > 0 && <span>{strategy.map((part) => strategyNames[part]).join(' · ')}</span>}
          {share.hasPassword && (
            <span>
              <Trans>비밀번호 있음</Trans>
            </span>
          )}
          {shown.length > 0 && <span>{shown.map(({ name }) => name).join(' · ')}</span>}
        </b>
        {address === null ? (
          <span className={styles.lost}>
            {isKnown ? (
              <Trans>
                주소를 다시 보여 줄 수 없어요. 이미 보낸 링크는 그대로 열려요. 다시 보내려면 새로 만들어
                주세요.
              </Trans>
            ) : (
              <Trans>서비스를 업데이트하고 있어요. 잠시 뒤에 주소가 보여요.</Trans>
            )}
          </span>
        ) : (
          <span className={styles.address} translate="no">
            {address.replace(/^https?:\/\//, '')}
          </span>
        )}
        <span className={styles.note}>
          <Openings share={share} />
        </span>
        {share.endsAt && (
          <span className={styles.note}>
            <LinkEnd endsAt={share.endsAt} />
          </span>
        )}
        <span className={styles.note}>{by === null ? t`${day} 만듦` : t`${by} · ${day} 만듦`}</span>
      </div>
      {asks ? (
        <AskInRow onKeep={() => setAsks(false)} onAct={() => void links.revoke(share)}>
          <Trans>영영 닫기</Trans>
        </AskInRow>
      ) : (
        <Row gap={2} align="center" isWrapped>
          {address !== null && !isOver && (
            <>
              <Button
                size="small"
                icon={<Icon of={Copy} size="small" />}
                onClick={() => void links.copy(share)}
              >
                <Trans>복사</Trans>
              </Button>
              <SendLink address={address} isLocked={share.hasPassword === true} />
              <a
                className={buttonClass({ size: 'small', isIconOnly: true })}
                href={address}
                target="_blank"
                rel="noopener"
                aria-label={t`새 창에서 열기`}
              >
                <Icon of={ExternalLink} size="small" />
              </a>
            </>
          )}
          {address === null && isKnown && mayChange && !share.hasPassword && !isOver && (
            <Button
              size="small"
              onClick={() =>
                void links.create({
                  part,
                  approvedOnly,
                  downloads,
                  languages: shown.map(({ key }) => key),
                  strategy,
                  ...(share.endsAt && { endsAt: share.endsAt }),
                })
              }
            >
              <Trans>새로 만들기</Trans>
            </Button>
          )}
          {mayChange && (
            <IconButton
              label={t`링크 닫기`}
              icon={<Icon of={X} size="small" />}
              onClick={() => setAsks(true)}
            />
          )}
        </Row>
      )}
    </li>
  )
}
