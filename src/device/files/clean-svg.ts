/** A drawing that can do nothing but be seen: no script, no address of anything else. Null where nothing is left of it. */
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

/** What the cleaner left is looked at once more, by another rule. */
export function isHarmless(svg: string): boolean {
  if (!/<svg[\s>]/i.test(svg)) return false
  if (/<\s*(script|foreignObject|iframe|object|embed|style|image|a)[\s/>]/i.test(svg)) return false
  if (/\son[a-z]+\s*=/i.test(svg) || /javascript:/i.test(svg)) return false
  const addresses = [
    ...svg.matchAll(/\b(?:xlink:)?href\s*=\s*["']([^"']*)["']/gi),
    ...svg.matchAll(/url\(\s*(?:["']|&quot;)?([^"')]*?)(?:["']|&quot;)?\s*\)/gi),
  ]
  return addresses.every(([, address]) => address?.trim().startsWith('#'))
}

function withoutPrologue(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/<\?xml[^>]*>|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '')
}

/** Drawing programs keep colours in a sheet, which would reach whatever stands beside the drawing. */
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
