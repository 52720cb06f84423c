import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { readDriveFile } from '#kits/drive/bytes/read-drive-file.ts'
import type { Wanted } from '#kits/drive/drive-picking.ts'
import type { Drive, DriveFile } from '#kits/drive/rows/drive-file.ts'
import { refreshDrive } from '#kits/drive/server/refresh-drive.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './DrivePicker.module.css'
import { FolderPath } from './FolderPath.tsx'
import { PickGrid } from './PickGrid.tsx'
import { usePickable } from './usePickable.ts'

/** What is asked for; `answer` ends it. */
type Picking = Wanted &
  (
    | { readonly wants: 'copies'; readonly answer: (files: readonly File[]) => void }
    /** Files of the brand that the server has. */
    | { readonly wants: 'files'; readonly answer: (files: readonly DriveFile[]) => void }
  )

/** Picks files of the drive for another feature. */
export default function DrivePicker({ picking }: { picking: Picking }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { types, most } = picking
  const isOfBrand = picking.wants === 'files'
  const [drive, setDrive] = useState<Drive>('BRAND')
  const [folder, setFolder] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly DriveFile[]>([])
  const [missing, setMissing] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const found = usePickable({ drive, folder, query, types, isSent: isOfBrand })
  const count = chosen.length

  useEffect(() => {
    refreshDrive(drive).catch((cause: unknown) => console.warn('the drive cannot be read anew', cause))
  }, [drive])

  const open = (next: string | null) => {
    setFolder(next)
    setQuery('')
  }
  const choose = (file: DriveFile, isChosen: boolean) => {
    setMissing(null)
    const others = chosen.filter(({ key }) => key !== file.key)
    if (most === 1) setChosen(isChosen ? [file] : [])
    else setChosen(isChosen ? [...others, file] : others)
  }
  const take = async () => {
    if (picking.wants === 'files') return picking.answer(chosen)
    setBusy(true)
    const files: File[] = []
    for (const file of chosen) {
      const blob = await readDriveFile(file).catch(() => null)
      if (!blob) {
        setMissing(file.name)
        setBusy(false)
        return
      }
      files.push(new File([blob], file.name, { type: file.type }))
    }
    picking.answer(files)
  }

  return (
    <Dialog
      isOpen
      size="xl"
      title={<Trans>드라이브에서 고르기</Trans>}
      description={
        isOfBrand ? (
          <Trans>고른 파일을 그대로 보여 줘요. 다 올라간 파일만 고를 수 있어요.</Trans>
        ) : (
          <Trans>고른 파일은 복사해서 써요. 드라이브의 파일은 그대로예요.</Trans>
        )
      }
      closeLabel={t`닫기`}
      onClose={() => picking.answer([])}
      actions={
        <Button
          look="ink"
          icon={<Icon of={Check} />}
          disabledReason={count === 0 ? t`파일을 골라 주세요` : undefined}
          reasonAt="beside"
          aria-busy={isBusy || undefined}
          onClick={() => void take()}
        >
          {count > 1 ? <Plural value={count} other="#개 고르기" /> : <Trans>고르기</Trans>}
        </Button>
      }
    >
      <div className={styles.tools}>
        <TextField
          label={t`이름으로 찾기`}
          isLabelHidden
          type="search"
          placeholder={t`이름으로 찾기`}
          autoComplete="off"
          maxLength={100}
          value={query}
          onText={setQuery}
          data-autofocus
        />
        {!isOfBrand && (
          <Segmented<Drive>
            label={t`어느 드라이브`}
            value={drive}
            options={[
              { value: 'BRAND', label: t`브랜드 드라이브` },
              { value: 'USER', label: t`내 드라이브` },
            ]}
            onChoose={(next) => {
              setDrive(next)
              open(null)
            }}
          />
        )}
      </div>
      {query === '' && folder !== null && <FolderPath drive={drive} folder={folder} onOpen={open} />}
      {!isOnline && (
        <Banner tone="info" look="box">
          <Trans>오프라인이에요. 이 기기에 있는 파일만 고를 수 있어요.</Trans>
        </Banner>
      )}
      {missing !== null && (
        <Banner tone="danger" look="box">
          <Trans>{missing} 파일은 아직 이 기기에 없어요. 인터넷에 연결되면 고를 수 있어요.</Trans>
        </Banner>
      )}
      <PickGrid found={found} isSearch={query !== ''} {...{ most, chosen }} onChoose={choose} onOpen={open} />
    </Dialog>
  )
}
