import type { Body, Layer } from '#scene/body/body.ts'

/** Whether a layer is on one of the pages. */
export function isOnAnyPage({ pages }: Body, key: string): boolean {
  const isIn = (layers: readonly Layer[]): boolean =>
    layers.some((layer) => layer.id === key || (layer.type === 'group' && isIn(layer.children)))
  return pages.some((page) => isIn(page.layers))
}
