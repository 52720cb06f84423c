import { Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import styles from '../shared/PictureTool.module.css'
import { designOf } from './design-of.ts'
import { useOpenInDrive } from './useOpenInDrive.ts'
import { useSmallPicture } from './useSmallPicture.ts'

const PlannerDialog = lazyComponent(() => import('./PlannerDialog.tsx'))

interface Props {
  idBrand: number
  file: MadePicture['files'][number]
  /** Which of its request, from 1. */
  number: number
}

/** A picture that was made, and where it goes from here. */
export function PictureCard({ idBrand, file, number }: Props) {
  const { t } = useLingui()
  const picture = useSmallPicture(idBrand, file)
  const design = useMakeDesign()
  const openEditor = useOpenEditor()
  const openInDrive = useOpenInDrive(idBrand)
  const isReader = useReadsOnly()
  const [isPlanning, setIsPlanning] = useState(false)
  const name = file.name.replace(/\.[^.]*$/, '')
  const acts: Readonly<Record<string, () => void>> = {
    drive: () => void openInDrive(file.idFile),
    planner: () => setIsPlanning(true),
  }
  const makeDesign = () =>
    void design.open(
      () => createDesign(idBrand, designOf(file, name), { name }),
      (id) => openEditor(id),
    )
  return (
    <Stack gap={2}>
      <span className={styles.frame}>
        {picture !== null ? <img src={picture.url} alt={name} /> : <Trans>연결되면 보여요</Trans>}
      </span>
      <Row gap={1}>
        {!isReader && (
          <Button size="small" aria-busy={design.isBusy || undefined} onClick={makeDesign}>
            <Trans>디자인 만들기</Trans>
          </Button>
        )}
        <MenuButton
          label={t`${number}번째 그림 더 하기`}
          look="quiet"
          size="small"
          icon={<Icon of={Ellipsis} size="small" />}
          groups={[
            {
              id: 'ways',
              entries: [
                { id: 'drive', label: t`드라이브에서 열기` },
                ...(isReader ? [] : [{ id: 'planner', label: t`플래너에 담기` }]),
              ],
            },
          ]}
          onChoose={(id) => acts[id]?.()}
        />
      </Row>
      {isPlanning && (
        <Suspense fallback={null}>
          <PlannerDialog picture={`file:${file.idFile}`} onClose={() => setIsPlanning(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
