import { Trans, useLingui } from '@lingui/react/macro'
import Camera from 'lucide-react/icons/camera'
import FileUp from 'lucide-react/icons/file-up'
import FolderUp from 'lucide-react/icons/folder-up'
import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, type Ref, useImperativeHandle, useRef } from 'react'
import type { DroppedFile } from '#kits/drive/uploads/add-files.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

export interface UploadHandle {
  pick(): void
}

interface Props {
  onFiles: (files: readonly DroppedFile[]) => void
  /** Whole folders can be picked: they are made where they do not exist. */
  takesFolders: boolean
  /** To pick files from elsewhere, as from a menu. */
  ref?: Ref<UploadHandle>
}

/** Picks files, a whole folder, or on a tablet a photograph made now. */
export function UploadButton({ onFiles, takesFolders, ref }: Props) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isCoarse = useMedia('(pointer: coarse)')
  useImperativeHandle(ref, () => ({ pick: () => files.current?.click() }))
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(currentTarget.files ?? [])].map((file) => ({ file, path: pathOf(file) }))
    currentTarget.value = ''
    onFiles(picked)
  }
  return (
    <>
      <MenuButton
        label={t`파일 올리기`}
        look="ink"
        icon={<Icon of={Upload} />}
        groups={[
          {
            id: 'ways',
            entries: [
              { id: 'files', label: t`파일 고르기`, icon: <Icon of={FileUp} /> },
              ...(takesFolders
                ? [{ id: 'folder', label: t`폴더째 고르기`, icon: <Icon of={FolderUp} /> }]
                : []),
              ...(isCoarse ? [{ id: 'camera', label: t`사진 찍기`, icon: <Icon of={Camera} /> }] : []),
            ],
          },
        ]}
        onChoose={(id) => {
          const field = id === 'folder' ? folder : id === 'camera' ? camera : files
          field.current?.click()
        }}
      >
        <Trans>파일 올리기</Trans>
      </MenuButton>
      <VisuallyHidden>
        <input ref={files} type="file" multiple tabIndex={-1} aria-hidden data-pick="files" onChange={take} />
        <input
          ref={folder}
          type="file"
          multiple
          {...{ webkitdirectory: '' }}
          tabIndex={-1}
          aria-hidden
          data-pick="folder"
          onChange={take}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-hidden
          data-pick="camera"
          onChange={take}
        />
      </VisuallyHidden>
    </>
  )
}

/** Names of the folders of a file that was picked with its folder. */
function pathOf({ webkitRelativePath }: File): string[] {
  return webkitRelativePath.split('/').slice(0, -1)
}
