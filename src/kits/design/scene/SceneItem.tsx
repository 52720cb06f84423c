import { transformOf } from '#scene/back-ends/svg-values.ts'
import type { Fill, Item, PathItem, PictureItem, TextItem } from '#scene/list/drawing.ts'
import { cssFaceOf } from './css-face.ts'

interface Props<Kind extends Item> {
  readonly item: Kind
  /** Unique on the page, for what the item refers to. */
  readonly id: string
}

/** One item as SVG elements. `href`: the address of its picture. */
export function SceneItem({ item, id, href }: Props<Item> & { readonly href: string | undefined }) {
  if (item.kind === 'path') return <ScenePath item={item} id={id} />
  if (item.kind === 'text') return <SceneText item={item} />
  return href === undefined ? null : <ScenePicture item={item} id={id} href={href} />
}

function ScenePath({ item, id }: Props<PathItem>) {
  const { fill, stroke } = item
  return (
    <>
      {fill !== null && typeof fill !== 'string' && <SceneGradient fill={fill} id={id} />}
      <path
        d={item.d}
        transform={transformOf(item.matrix)}
        opacity={opacityOf(item)}
        fill={fill === null ? 'none' : typeof fill === 'string' ? fill : `url(#${id})`}
        fillRule={item.evenOdd ? 'evenodd' : undefined}
        {...(stroke !== null && {
          stroke,
          strokeWidth: item.strokeWidth,
          strokeDasharray: item.dash.length > 0 ? item.dash.join(' ') : undefined,
          strokeLinecap: item.round ? ('round' as const) : undefined,
          strokeLinejoin: item.round ? ('round' as const) : undefined,
        })}
      />
    </>
  )
}

function SceneGradient({ fill, id }: { readonly fill: Exclude<Fill, string>; readonly id: string }) {
  const { from, to, stops } = fill
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
      {stops.map(([offset, colour, opacity], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other identity
        <stop key={index} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  )
}

function SceneText({ item }: { readonly item: TextItem }) {
  return (
    <text
      x={item.x}
      y={item.y}
      transform={transformOf(item.matrix)}
      opacity={opacityOf(item)}
      fill={item.fill}
      fontSize={item.size}
      letterSpacing={item.spacing === 0 ? undefined : item.spacing}
      style={{ ...cssFaceOf(item.face), whiteSpace: 'pre' }}
    >
      {item.text}
    </text>
  )
}

function ScenePicture({ item, id, href }: Props<PictureItem> & { readonly href: string }) {
  return (
    <>
      {item.clip !== null && (
        <clipPath id={id}>
          <path d={item.clip} />
        </clipPath>
      )}
      {item.colours && (
        <filter id={`${id}f`} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
          <feColorMatrix values={item.colours.join(' ')} />
        </filter>
      )}
      <image
        href={href}
        x={item.x}
        y={item.y}
        width={item.w}
        height={item.h}
        preserveAspectRatio="none"
        transform={transformOf(item.matrix)}
        opacity={opacityOf(item)}
        filter={item.colours && `url(#${id}f)`}
        clipPath={item.clip === null ? undefined : `url(#${id})`}
      />
    </>
  )
}

function opacityOf({ opacity }: Item): number | undefined {
  return opacity === 1 ? undefined : opacity
}
