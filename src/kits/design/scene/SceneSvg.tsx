import { memo, useId } from 'react'
import { cutPath, frameOf, short } from '#scene/back-ends/svg-values.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { isSameItem } from './is-same-item.ts'
import { SceneItem } from './SceneItem.tsx'

export interface SceneSvgProps {
  readonly drawing: Drawing
  /** What the picture shows, for screen readers. */
  readonly label: string | null
  /** Addresses of the pictures by their keys; one without is left out. */
  readonly pictures: ReadonlyMap<string, string>
  readonly isWithBleed?: boolean
  readonly className?: string | undefined
}

const Item = memo(
  SceneItem,
  (before, after) =>
    before.href === after.href && before.id === after.id && isSameItem(before.item, after.item),
)

/**
 * A drawing as SVG elements, its texts in the fonts of the page: show it once `useSceneDrawing` says `isReady`. As wide as its parent; an
 * item is at most three painted nodes, and is rendered again only where it differs.
 */
export function SceneSvg({ drawing, label, pictures, isWithBleed = false, className }: SceneSvgProps) {
  const id = useId().replace(/[^\w-]/g, '')
  const { x, y, width, height } = frameOf(drawing, isWithBleed)
  const isCut = drawing.cut !== 'rect' && !isWithBleed
  return (
    <svg
      className={className}
      viewBox={[x, y, width, height].map(short).join(' ')}
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      textRendering="geometricPrecision"
    >
      {isCut && (
        <clipPath id={`${id}cut`}>
          <path d={cutPath(drawing)} />
        </clipPath>
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus */}
      <g aria-hidden="true" clipPath={isCut ? `url(#${id}cut)` : undefined}>
        {drawing.items.map((item, index) => (
          <Item
            // Items are painted in this order and have no other identity.
            // biome-ignore lint/suspicious/noArrayIndexKey: an item that moves is another item
            key={`${item.layer} ${index}`}
            id={`${id}i${index}`}
            item={item}
            href={item.kind === 'picture' ? pictures.get(item.picture) : undefined}
          />
        ))}
      </g>
    </svg>
  )
}
