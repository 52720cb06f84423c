import { Trans, useLingui } from '@lingui/react/macro'
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { LinkGuards } from '#kits/links/LinkGuards.tsx'
import { guardsToSend, type TypedGuards, usualEnd } from '#kits/links/link-guards.ts'
import { useGuardFault } from '#kits/links/useGuardFault.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import type { DriveItem } from '../view/drive-item.ts'
import { DriveLinkRow } from './DriveLinkRow.tsx'
import { useDriveLinks } from './useDriveLinks.ts'

interface Props {
  item: DriveItem
  onClose: () => void
}

/** Makes links to a file or folder of the brand's drive, and lists those there are. */
export default function DriveLinkDialog({ item, onClose }: Props) {
  const { t } = useLingui()
  const { brand } = useSession()
  const idBrand = typeof brand === 'number' ? brand : null
  const offline = useOnlineReason()
  const { links, create, copy, revoke, whyBusy } = useDriveLinks(idBrand)
  const [guards, setGuards] = useState<TypedGuards>(() => ({
    endDay: usualEnd(new Date()),
    password: null,
  }))
  const fault = useGuardFault(guards)
  const idFile = item.type === 'file' ? item.file.idFile : null
  const idDirectory = item.type === 'folder' ? item.folder.idDirectory : null
  const { name } = item
  const isUnsent = idFile === null && idDirectory === null
  const ofItem = links?.filter((link) =>
    item.type === 'file' ? link.idFile === idFile : link.idDirectory === idDirectory,
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>링크로 보내기</Trans>}
      description={<Trans>링크를 받은 사람은 가입하지 않아도 ‘{name}’ 항목을 받을 수 있어요.</Trans>}
      closeLabel={t`닫기`}
      actions={
        <Button
          look="ink"
          icon={<Icon of={Link2} />}
          disabledReason={offline ?? (isUnsent ? t`아직 보내지 않은 것이 있어요` : (fault ?? whyBusy))}
          reasonAt="beside"
          onClick={() => {
            const { endsAt, ...rest } = guardsToSend(guards)
            if (endsAt === undefined) return
            const target = idFile === null ? idDirectory !== null && { idDirectory } : { idFile }
            void create({ ...target, endsAt, ...rest })
          }}
        >
          <Trans>링크 만들기</Trans>
        </Button>
      }
    >
      <Stack gap={4}>
        {item.type === 'folder' && (
          <Note>
            <Trans>나중에 폴더에 넣은 파일도 링크에 나와요. 휴지통으로 보낸 파일은 나오지 않아요.</Trans>
          </Note>
        )}
        <LinkGuards guards={guards} onChange={setGuards} mustEnd />
        {ofItem && ofItem.length > 0 && (
          <Stack as="ul" gap={2} aria-label={t`열려 있는 링크`}>
            {ofItem.map((link) => (
              <DriveLinkRow
                key={link.idLink}
                link={link}
                isOnline={offline === undefined}
                onCopy={() => void copy(link)}
                onRevoke={() => void revoke(link)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}
