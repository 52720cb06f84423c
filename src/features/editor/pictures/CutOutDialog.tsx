import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { keepMark } from '#kits/pictures/made/keep-mark.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import { design } from '#model/documents/design.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import { useEdit } from '../state/EditorProvider.tsx'
import styles from './CutOutDialog.module.css'
import { type Brush, paintAll, paintStroke, type Stroke } from './cut-out-brush.ts'
import { useCutOut } from './useCutOut.ts'
import { useCutOutWords } from './useCutOutWords.ts'

interface Props {
  /** Key of the layer. */
  readonly layer: string
  readonly blob: Blob
  readonly onClose: () => void
}

const { layers } = design.design

/** Takes the ground of a picture away on this device: around people, or a plain one; with a brush for what was found wrongly. */
export default function CutOutDialog({ layer, blob, onClose }: Props) {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  const edit = useEdit()
  const { store, isBusy, error } = useStoreFile(document.name)
  const cutOut = useCutOut(blob)
  const says = useCutOutWords(cutOut)
  const [brush, setBrush] = useState<Brush>({ act: 'erase', size: 'middle' })
  const [isPainted, setIsPainted] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  /** They stay when the picture is cut out the other way. */
  const strokes = useRef<Stroke[]>([])
  const last = useRef<Stroke['to'] | null>(null)
  const { picture, state } = cutOut
  const isDone = state === 'done'

  useEffect(() => {
    if (canvas.current && picture && isDone) paintAll(canvas.current, picture, strokes.current)
  }, [picture, isDone])

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Stroke['to'] => {
    const element = event.currentTarget
    const { left, top, width } = element.getBoundingClientRect()
    const scale = element.width / width
    return [(event.clientX - left) * scale, (event.clientY - top) * scale]
  }
  const paint = (element: HTMLCanvasElement, to: Stroke['to']) => {
    if (!picture || !isDone) return
    const stroke = { brush, from: last.current ?? to, to }
    paintStroke(element, picture.whole, stroke)
    strokes.current.push(stroke)
    last.current = to
    setIsPainted(true)
  }
  const startOver = () => {
    strokes.current = []
    if (canvas.current && picture && isDone) paintAll(canvas.current, picture, [])
    setIsPainted(false)
  }
  const take = async () => {
    const made = await new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, 'image/png')
      else resolve(null)
    })
    const name = `${t`바탕을 지운 사진`}.png`
    const png = made && new File([await keepMark(blob, made)], name, { type: 'image/png' })
    const stored = png && (await store(png, photoRule))
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
  const hasChange = picture?.outcome === 'cut' || isPainted
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
            disabledReason={isBusy || !isDone || !hasChange ? t`아직 지운 것이 없어요` : undefined}
            reasonAt="hidden"
            onClick={() => void take()}
          >{t`이 사진으로 바꾸기`}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Note role="status">{says}</Note>
        {state === 'downloading' && <ProgressBar value={100 * cutOut.share} label={t`사람을 찾는 파일`} />}
        {picture && (
          <>
            <Row gap={3} isWrapped>
              <Segmented
                label={t`남길 것`}
                options={[
                  { value: 'people', label: t`사람` },
                  { value: 'goods', label: t`물건` },
                ]}
                value={cutOut.way ?? picture.way}
                onChoose={cutOut.choose}
              />
              {isDone && picture.outcome === 'missing' && (
                <Button look="quiet" onClick={() => cutOut.choose('people')}>{t`다시 해 보기`}</Button>
              )}
            </Row>
            {isDone && picture.isModelMissing && picture.way === 'goods' && (
              <Note>{t`사람을 찾는 파일을 받지 못해서 물건으로 봤어요.`}</Note>
            )}
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
              {isPainted && <Button look="quiet" onClick={startOver}>{t`붓질 모두 지우기`}</Button>}
            </Row>
          </>
        )}
        {error && <Text tone="danger">{error}</Text>}
      </Stack>
    </Dialog>
  )
}
