import { isHarmlessStyle } from '#model/drawings/harmless-style.ts'

/** An SVG without scripts and external references. Null where it is not SVG, or is still not harmless after cleaning. */
export async function cleanSvg(text: string): Promise<string | null> {
  const { default: DOMPurify } = await import('dompurify')
  const drawing = new DOMParser().parseFromString(withoutPrologue(text), 'image/svg+xml')
  if (drawing.querySelector('parsererror') || drawing.documentElement.localName !== 'svg') return null
  putStylesIntoElements(drawing)
  const clean = DOMPurify.sanitize(new XMLSerializer().serializeToString(drawing), {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['style', 'script', 'foreignObject', 'image', 'a'],
  })
  return isHarmless(clean) ? withNamespace(clean) : null
}

/** A second check of the result, independent of the sanitizer. */
export function isHarmless(svg: string): boolean {
  if (!/<svg[\s>]/i.test(svg)) return false
  if (/<\s*(script|foreignObject|iframe|object|embed|style|image|a)[\s/>]/i.test(svg)) return false
  if (/\son[a-z]+\s*=/i.test(svg) || /javascript:/i.test(svg)) return false
  const addresses = [
    ...svg.matchAll(/\b(?:xlink:)?href\s*=\s*["']([^"']*)["']/gi),
    ...svg.matchAll(/url\(\s*(?:["']|&quot;)?([^"')]*?)(?:["']|&quot;)?\s*\)/gi),
  ]
  return addresses.every(([, address]) => address?.trim().startsWith('#')) && haveHarmlessStyles(svg)
}

function haveHarmlessStyles(svg: string): boolean {
  const { body } = new DOMParser().parseFromString(svg, 'text/html')
  return [...body.querySelectorAll('*')].every(({ attributes }) =>
    [...attributes].every(({ value }) => isHarmlessStyle(value)),
  )
}

function withoutPrologue(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/<\?xml[^>]*>|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '')
}

/** Drawing programs put colours into a style sheet, which would apply to the page around an inline SVG. */
function putStylesIntoElements(drawing: Document): void {
  for (const sheet of drawing.querySelectorAll('style')) {
    const rules = (sheet.textContent ?? '')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}@]+)\{([^{}]*)\}/g)
    for (const [, selector = '', declarations = ''] of rules) {
      for (const element of find(drawing, selector)) {
        const own = element.getAttribute('style') ?? ''
        element.setAttribute('style', `${declarations.trim().replace(/;?$/, ';')}${own}`)
      }
    }
    sheet.remove()
  }
}

function find(drawing: Document, selector: string): Element[] {
  try {
    return [...drawing.querySelectorAll(selector.trim())]
  } catch {
    return []
  }
}

function withNamespace(svg: string): string {
  return /<svg[^>]*\sxmlns\s*=/i.test(svg)
    ? svg
    : svg.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
}
