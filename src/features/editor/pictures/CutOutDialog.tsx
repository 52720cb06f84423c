import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type CutOutPicture, cutOutPicture } from '#kits/pictures/cut-out/cut-out-picture.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import { design } from '#model/documents/design.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import { useEdit } from '../state/EditorProvider.tsx'
import styles from './CutOutDialog.module.css'
import { type Brush, paintDot, paintWhole } from './cut-out-brush.ts'

interface Props {
  /** Key of the layer. */
  readonly layer: string
  readonly blob: Blob
  readonly onClose: () => void
}

const { layers } = design.design

/** Takes the plain ground of a picture away on this device, with a brush for what was found wrongly. */
export default function CutOutDialog({ layer, blob, onClose }: Props) {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  const edit = useEdit()
  const { store, isBusy, error } = useStoreFile(document.name)
  const [cut, setCut] = useState<CutOutPicture | 'failed' | null>(null)
  const [brush, setBrush] = useState<Brush>({ act: 'erase', size: 'middle' })
  const [isPainted, setIsPainted] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<readonly [number, number] | null>(null)

  useEffect(() => {
    let isOver = false
    const made = cutOutPicture(blob).catch((cause: unknown) => {
      console.warn('the ground of a picture cannot be taken away', cause)
      return 'failed' as const
    })
    void made.then((found) => {
      if (!isOver) setCut(found)
    })
    return () => {
      isOver = true
      void made.then((found) => found !== 'failed' && found.close())
    }
  }, [blob])
  const picture = cut === 'failed' ? null : cut
  useEffect(() => {
    if (canvas.current && picture) paintWhole(canvas.current, picture.cut ?? picture.whole)
  }, [picture])

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): readonly [number, number] => {
    const element = event.currentTarget
    const { left, top, width } = element.getBoundingClientRect()
    const scale = element.width / width
    return [(event.clientX - left) * scale, (event.clientY - top) * scale]
  }
  const paint = (element: HTMLCanvasElement, to: readonly [number, number]) => {
    if (!picture) return
    paintDot(element, picture.whole, brush, last.current ?? to, to)
    last.current = to
    setIsPainted(true)
  }
  const startOver = () => {
    if (canvas.current && picture) paintWhole(canvas.current, picture.cut ?? picture.whole)
    setIsPainted(false)
  }
  const take = async () => {
    const made = await new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, 'image/png')
      else resolve(null)
    })
    const name = `${t`바탕을 지운 사진`}.png`
    const stored = made && (await store(new File([made], name, { type: 'image/png' }), photoRule))
    if (!stored) return
    const source = layers.properties.src.at(layer)
    const write = (value: ReturnType<typeof source.read>) =>
      edit((doc) => {
        const before = source.read(doc)
        if (layers.has(doc, layer)) source.write(doc, value)
        return before
      })
    const before = write(stored)
    showToast({
      tone: 'success',
      text: t`바탕을 지웠어요`,
      // Undo would miss it once the uploaded file has its number.
      action: { label: t`처음 사진으로`, onPress: () => write(before) },
    })
    onClose()
  }
  const says = {
    cut: t`테두리의 바탕색을 찾아 이 기기에서 지웠어요. 잘못 지워진 곳은 붓으로 고쳐 주세요.`,
    uneven: t`바탕이 한 가지 색이 아니어서 저절로 지우지 못했어요. 붓으로 지울 수 있어요.`,
    nothing: t`바탕과 다른 것을 찾지 못했어요. 붓으로 지울 수 있어요.`,
    failed: t`이 사진의 바탕은 지울 수 없어요.`,
    working: t`바탕을 찾고 있어요…`,
  }
  const outcome = cut === null ? 'working' : cut === 'failed' ? 'failed' : cut.outcome
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`바탕 지우기`}
      closeLabel={t`닫기`}
      size="lg"
      closesOutside={false}
      actions={
        <>
          <Button onClick={onClose}>{t`취소`}</Button>
          <Button
            look="ink"
            disabledReason={
              isBusy || !picture || (outcome !== 'cut' && !isPainted) ? t`아직 지운 것이 없어요` : undefined
            }
            reasonAt="hidden"
            onClick={() => void take()}
          >{t`이 사진으로 바꾸기`}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Note role="status">{says[outcome]}</Note>
        {picture && (
          <>
            <canvas
              ref={canvas}
              className={styles.picture}
              role="img"
              aria-label={t`바탕을 지운 사진`}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                last.current = null
                paint(event.currentTarget, pointOf(event))
              }}
              onPointerMove={(event) => event.buttons !== 0 && paint(event.currentTarget, pointOf(event))}
            />
            <Row gap={3} isWrapped>
              <Segmented
                label={t`붓으로 할 일`}
                options={[
                  { value: 'erase', label: t`지우기` },
                  { value: 'keep', label: t`되살리기` },
                ]}
                value={brush.act}
                onChoose={(act) => setBrush({ ...brush, act })}
              />
              <Segmented
                label={t`붓 크기`}
                options={[
                  { value: 'small', label: t`작은 붓` },
                  { value: 'middle', label: t`중간 붓` },
                  { value: 'large', label: t`큰 붓` },
                ]}
                value={brush.size}
                onChoose={(size) => setBrush({ ...brush, size })}
              />
              {isPainted && <Button look="quiet" onClick={startOver}>{t`붓질 되돌리기`}</Button>}
            </Row>
          </>
        )}
        {error && <Text tone="danger">{error}</Text>}
      </Stack>
    </Dialog>
  )
}
