import { type PDFDict, type PDFDocument, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'

type Kind = 'Font' | 'XObject' | 'ExtGState' | 'Shading'

/** What the contents of a page refer to by name. The same thing gets one name. */
export class PageResources {
  readonly #pdf: PDFDocument
  readonly #dicts = new Map<Kind, PDFDict>()
  readonly #names = new Map<string, string>()

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf
  }

  name(kind: Kind, key: string, make: () => PDFRef | PDFObject): string {
    const known = this.#names.get(`${kind} ${key}`)
    if (known !== undefined) return known
    const dict = this.#dicts.get(kind) ?? this.#pdf.context.obj({})
    this.#dicts.set(kind, dict)
    const name = `${kind[0]}${dict.keys().length}`
    dict.set(PDFName.of(name), make())
    this.#names.set(`${kind} ${key}`, name)
    return name
  }

  /** The state of graphics with an opacity. */
  opacity(value: number): string {
    return this.name('ExtGState', `opacity ${value}`, () => this.#pdf.context.obj({ ca: value, CA: value }))
  }

  toDict(): PDFDict {
    const dict = this.#pdf.context.obj({})
    for (const [kind, entries] of this.#dicts) dict.set(PDFName.of(kind), entries)
    return dict
  }
}
