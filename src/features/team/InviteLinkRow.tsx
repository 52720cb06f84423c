import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { pageDate } from '#engine/words/page-date.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { addressOfLink } from '#kits/links/address-of-link.ts'
import { AskInRow } from '#kits/screen/AskInRow.tsx'
import { SendLink } from '#kits/screen/SendLink.tsx'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { type BrandRole, manages, toBrandRole } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { type InviteLink, isOpen } from './link-calls.ts'
import styles from './Team.module.css'
import type { InviteLinks } from './useInviteLinks.ts'

interface Props {
  link: InviteLink
  links: InviteLinks
  role: BrandRole
  brandName: string
}

/** A link with its role, its end and how many have joined by it. Closing asks for confirmation in the row. */
export function InviteLinkRow({ link, links, role, brandName }: Props) {
  const { t } = useLingui()
  const roleWords = useRoleWords()
  const offline = useOnlineReason()
  const [asks, setAsks] = useState(false)
  const [now] = useState(() => Date.now())
  const { uses, maxUses, createdBy } = link
  const name = roleWords(link.brandRole)
  const day = pageDate(link.expiresAt, 'day')
  const isUsable = isOpen(link, now)
  const address = isUsable ? addressOfLink(link) : null
  const isMine = manages(role, toBrandRole(link.brandRole))
  return (
    <li className={styles.inviteLink}>
      <div className={styles.who}>
        <b>
          <Trans>{name} 역할</Trans>
        </b>
        <small>
          {isUsable
            ? t`${maxUses}명 중 ${uses}명이 들어왔어요 · ${day}까지`
            : uses < maxUses
              ? t`${maxUses}명 중 ${uses}명이 들어왔어요 · ${day}에 끝났어요`
              : t`${plural(maxUses, { other: '#명이 모두 들어왔어요' })}`}
        </small>
        {createdBy !== null && <small>{t`${createdBy} 님이 만들었어요`}</small>}
        {!isMine && (
          <small>
            <Trans>이 링크는 소유자만 보내고 닫을 수 있어요</Trans>
          </small>
        )}
        {isUsable && isMine && address === null && (
          <small>
            <Trans>주소를 다시 보여 줄 수 없어요. 닫고 새로 만들어 주세요.</Trans>
          </small>
        )}
      </div>
      {asks ? (
        <AskInRow
          disabledReason={offline}
          reasonAt="hidden"
          onKeep={() => setAsks(false)}
          onAct={() => void links.revoke(link)}
        >
          <Trans>링크 닫기</Trans>
        </AskInRow>
      ) : (
        <Row gap={2} align="center" isWrapped>
          {address !== null && (
            <>
              <Button
                size="small"
                icon={<Icon of={Copy} size="small" />}
                onClick={() => void links.copy(link)}
              >
                <Trans>복사</Trans>
              </Button>
              <SendLink address={address} title={t`${brandName} 팀에 초대해요`} />
            </>
          )}
          {isMine && (
            <IconButton
              label={isUsable ? t`초대 링크 닫기` : t`목록에서 지우기`}
              icon={<Icon of={X} size="small" />}
              disabledReason={offline}
              onClick={() => (isUsable ? setAsks(true) : void links.revoke(link))}
            />
          )}
        </Row>
      )}
    </li>
  )
}
