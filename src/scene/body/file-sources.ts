import type { Body, ImageLayer, Layer, Page } from './body.ts'

/** What a picture of a design is: a slot of its brand, or `file:` with the id of a file of the brand. */
const prefix = 'file:'

/** The id after `file:`; null for a slot. */
export function fileIn(src: string): string | null {
  return src.startsWith(prefix) ? src.slice(prefix.length) : null
}

/** Ids of the files that pictures of these pages name, each once, in the order of painting. */
export function filesIn({ pages }: { readonly pages: readonly Pick<Page, 'layers'>[] }): readonly string[] {
  const found = new Set<string>()
  const look = (layer: Layer) => {
    if (layer.type === 'group') layer.children.forEach(look)
    const file = layer.type === 'image' ? fileIn(layer.src) : null
    if (file !== null) found.add(file)
  }
  for (const { layers } of pages) layers.forEach(look)
  return [...found]
}

/**
 * A body for another brand, whose files are others: every picture of a file takes the first photograph of the brand instead,
 * each the next one that the body does not use yet.
 */
export function withoutFiles(body: Body): Body {
  if (filesIn(body).length === 0) return body
  const free = freePhotos(body)
  const cleaned = (layer: Layer): Layer => {
    if (layer.type === 'group') return { ...layer, children: layer.children.map(cleaned) }
    if (layer.type !== 'image' || fileIn(layer.src) === null) return layer
    const { focus: _focus, zoom: _zoom, alt: _alt, ...rest } = layer
    return { ...rest, src: free() }
  }
  return { ...body, pages: body.pages.map((page) => ({ ...page, layers: page.layers.map(cleaned) })) }
}

/** Slots of photographs that no picture of the body takes, one after another. */
export function freePhotos({ pages }: Pick<Body, 'pages'>): () => ImageLayer['src'] {
  const slots = new Set(JSON.stringify(pages).match(/\{photo\.\d{1,2}\}/g))
  let next = 0
  return () => {
    do next += 1
    while (slots.has(`{photo.${next}}`) && next < mostPhotos)
    return `{photo.${next}}`
  }
}

/** Photographs that a guide may have. */
const mostPhotos = 50
