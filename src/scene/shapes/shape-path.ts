import type { ShapeLayer } from '../body/body.ts'

type Outline = Pick<ShapeLayer, 'shape' | 'radius' | 'sides' | 'inner'>

/** Length of the handles of a quarter of an ellipse, of its radius. */
const handle = 0.5522847498

/** Path data of a shape in a frame whose corner is 0, 0. */
export function shapePath({ shape, radius = 0, sides, inner }: Outline, w: number, h: number): string {
  if (shape === 'ellipse') return ellipse(w, h)
  if (shape === 'line') return `M0 ${n(h / 2)}L${n(w)} ${n(h / 2)}`
  if (shape === 'polygon') return polygon(w, h, Math.max(3, sides ?? 5), 1)
  if (shape === 'star') return polygon(w, h, Math.max(3, sides ?? 5) * 2, inner ?? 0.5)
  return rectangle(w, h, typeof radius === 'number' ? [radius, radius, radius, radius] : radius)
}

export function ellipse(w: number, h: number): string {
  const [rx, ry] = [w / 2, h / 2]
  const [kx, ky] = [rx * handle, ry * handle]
  return (
    `M${n(rx)} 0C${n(rx + kx)} 0 ${n(w)} ${n(ry - ky)} ${n(w)} ${n(ry)}` +
    `C${n(w)} ${n(ry + ky)} ${n(rx + kx)} ${n(h)} ${n(rx)} ${n(h)}` +
    `C${n(rx - kx)} ${n(h)} 0 ${n(ry + ky)} 0 ${n(ry)}C0 ${n(ry - ky)} ${n(rx - kx)} 0 ${n(rx)} 0Z`
  )
}

/** Radii: top left, top right, bottom right, bottom left. */
export function rectangle(w: number, h: number, radii: readonly number[] = []): string {
  const most = Math.max(0, Math.min(w, h) / 2)
  const [a = 0, b = 0, c = 0, d = 0] = radii.map((radius) => Math.min(most, Math.max(0, radius)))
  if (a + b + c + d === 0) return `M0 0L${n(w)} 0L${n(w)} ${n(h)}L0 ${n(h)}Z`
  const k = 1 - handle
  return (
    `M${n(a)} 0L${n(w - b)} 0C${n(w - b * k)} 0 ${n(w)} ${n(b * k)} ${n(w)} ${n(b)}` +
    `L${n(w)} ${n(h - c)}C${n(w)} ${n(h - c * k)} ${n(w - c * k)} ${n(h)} ${n(w - c)} ${n(h)}` +
    `L${n(d)} ${n(h)}C${n(d * k)} ${n(h)} 0 ${n(h - d * k)} 0 ${n(h - d)}L0 ${n(a)}C0 ${n(a * k)} ${n(a * k)} 0 ${n(a)} 0Z`
  )
}

/** Corners on the ellipse of the frame, the first at the top; every other one at `inner` of it. */
function polygon(w: number, h: number, corners: number, inner: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const reach = i % 2 === 1 ? inner : 1
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / corners
    return `${n(w / 2 + (Math.cos(angle) * reach * w) / 2)} ${n(h / 2 + (Math.sin(angle) * reach * h) / 2)}`
  })
  return `M${points.join('L')}Z`
}

function n(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}
