import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { addressOfLink } from '#kits/links/address-of-link.ts'
import { LinkEnd } from '#kits/links/LinkEnd.tsx'
import { hasEnded } from '#kits/links/link-end.ts'
import { AskInRow } from '#kits/screen/AskInRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './DriveLinks.module.css'
import type { DriveLink } from './drive-link-calls.ts'

interface Props {
  link: DriveLink
  isOnline: boolean
  onCopy: () => void
  onRevoke: () => void
}

/** A link to a file or folder with how often it was used. Revoking asks first, because it cannot be undone. */
export function DriveLinkRow({ link, isOnline, onCopy, onRevoke }: Props) {
  const { t } = useLingui()
  const [asks, setAsks] = useState(false)
  const address = addressOfLink(link)
  const { openedCount, downloadedCount } = link
  return (
    <Row as="li" gap={3} align="center" isWrapped className={styles.link}>
      <Stack gap={1} className={styles.words}>
        {address === null ? (
          <Note size="small">
            <Trans>주소를 다시 보여 줄 수 없어요. 이미 보낸 링크는 그대로 열려요.</Trans>
          </Note>
        ) : (
          <span className={styles.address} translate="no">
            {address.replace(/^https?:\/\//, '')}
          </span>
        )}
        <Note size="small">
          <LinkEnd endsAt={link.endsAt} />
          {link.hasPassword && (
            <>
              {' · '}
              <Trans>비밀번호 있음</Trans>
            </>
          )}
        </Note>
        <Note size="small">
          {openedCount + downloadedCount === 0
            ? t`아직 열리지 않았어요`
            : t`${plural(openedCount, { other: '#번 열림' })} · ${plural(downloadedCount, { other: '#번 받음' })}`}
        </Note>
      </Stack>
      {asks ? (
        <AskInRow onKeep={() => setAsks(false)} onAct={onRevoke}>
          <Trans>영영 닫기</Trans>
        </AskInRow>
      ) : (
        <Row gap={2} align="center">
          {address !== null && !hasEnded(link.endsAt) && (
            <Button size="small" icon={<Icon of={Copy} size="small" />} onClick={onCopy}>
              <Trans>복사</Trans>
            </Button>
          )}
          {isOnline && (
            <IconButton
              label={t`링크 닫기`}
              icon={<Icon of={X} size="small" />}
              onClick={() => setAsks(true)}
            />
          )}
        </Row>
      )}
    </Row>
  )
}
