import { useLingui } from '@lingui/react/macro'
import { sizeWithin } from '#features/editor/panels/insert/place-layers.ts'
import { useAddPicture } from '#features/editor/panels/insert/useAddPicture.ts'
import { useInsert } from '#features/editor/panels/insert/useInsert.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Layer, PathLayer } from '#scene/body/body.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Of the page. */
const share = 0.6
/** px of the longer side of the picture that a drawing becomes where it is more than paths. */
const pictureSide = 2048

const load = () => Promise.all([import('#engine/files/clean-svg.ts'), import('./flatten-svg.ts')])

/**
 * Puts a drawing on the shown page: cleaned as any SVG is, as one path a colour, or as a picture where it is more than that. One that
 * cannot be read says so.
 */
export function useAddDrawing(): (svg: Blob) => Promise<void> {
  const { t } = useLingui()
  const { body } = useShown()
  const insert = useInsert()
  const { addPicture } = useAddPicture()
  return async (svg) => {
    const [{ cleanSvgFile }, { flattenSvg }] = await load()
    const cleaned = await cleanSvgFile(svg)
    if (!cleaned.ok) {
      showToast({ tone: 'error', text: t`읽을 수 없는 SVG예요. 다른 프로그램에서 다시 저장해 주세요.` })
      return
    }
    const root = new DOMParser().parseFromString(cleaned.svg, 'image/svg+xml').documentElement
    const paths = flattenSvg(root)
    if (paths) {
      const { w, h } = boundsOf(paths)
      insert([asLayer(paths, sizeWithin(body, w / h, share).w / w)])
      return
    }
    const picture = await drawn(cleaned.svg, cleaned.width ?? 300, cleaned.height ?? 300)
    if (picture) await addPicture(picture)
    else showToast({ tone: 'error', text: t`이 SVG는 그림으로 그리지 못했어요.` })
  }
}

function boundsOf(layers: readonly PathLayer[]) {
  const x = Math.min(...layers.map((layer) => layer.x))
  const y = Math.min(...layers.map((layer) => layer.y))
  const w = Math.max(...layers.map((layer) => layer.x + layer.w)) - x
  const h = Math.max(...layers.map((layer) => layer.y + layer.h)) - y
  return { x, y, w, h }
}

/** One path, or a group of them, in another size. */
function asLayer(paths: readonly PathLayer[], scale: number): Layer {
  const { x, y, w, h } = boundsOf(paths)
  const by = (value: number) => Math.round(value * scale * 100) / 100
  const children = paths.map((path) => ({
    ...path,
    x: by(path.x - x),
    y: by(path.y - y),
    w: by(path.w),
    h: by(path.h),
    ...(path.stroke && { stroke: { ...path.stroke, width: by(path.stroke.width) } }),
  }))
  const [only] = children
  if (only && children.length === 1) return only
  return { id: freshKey(), type: 'group', x: 0, y: 0, w: by(w), h: by(h), children }
}

/** A picture of it; null where this browser cannot draw it. */
async function drawn(svg: string, width: number, height: number): Promise<File | null> {
  const scale = pictureSide / Math.max(width, height)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return blob && new File([blob], 'drawing.png', { type: 'image/png' })
  } catch (cause) {
    console.warn('a drawing cannot be drawn', cause)
    return null
  }
}
