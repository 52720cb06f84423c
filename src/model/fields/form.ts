/**
 * A parser of a single stored value. Written by hand, because every screen of a brand loads it before its first content,
 * and a validation library is three times the size of all fields together.
 */
export interface Form<Value> {
  /** The value without unknown properties; null for anything of another form. Never throws. */
  parse(candidate: unknown): Value | null
}

/** A text that `fits` accepts. */
export function textForm(fits: (text: string) => boolean): Form<string> {
  return { parse: (candidate) => (typeof candidate === 'string' && fits(candidate) ? candidate : null) }
}

/** An integer from `from` to `to`, both included. */
export function wholeNumber(from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER): Form<number> {
  return {
    parse: (candidate) =>
      typeof candidate === 'number' && Number.isSafeInteger(candidate) && candidate >= from && candidate <= to
        ? candidate
        : null,
  }
}

/** A finite number from `from` to `to`, both included. */
export function number(from: number, to: number): Form<number> {
  return {
    parse: (candidate) =>
      typeof candidate === 'number' && candidate >= from && candidate <= to ? candidate : null,
  }
}

export const yesOrNo: Form<boolean> = {
  parse: (candidate) => (typeof candidate === 'boolean' ? candidate : null),
}

/** Optional properties may be absent; one that is present with another form makes the whole object null. */
export function objectForm<Needed extends object, Optional extends object = object>(
  needed: { readonly [Name in keyof Needed]: Form<Needed[Name]> },
  optional?: { readonly [Name in keyof Optional]: Form<Optional[Name]> },
): Form<Needed & Partial<Optional>> {
  return {
    parse: (candidate) => {
      if (typeof candidate !== 'object' || candidate === null) return null
      const made: Record<string, unknown> = {}
      const given = candidate as Record<string, unknown>
      for (const [name, form] of Object.entries<Form<unknown>>({ ...needed, ...optional })) {
        if (given[name] === undefined && !(name in needed)) continue
        const parsed = form.parse(given[name])
        if (parsed === null) return null
        made[name] = parsed
      }
      return made as Needed & Partial<Optional>
    },
  }
}

/** The value as the first of two forms that accepts it parses it. */
export function eitherForm<A, B>(a: Form<A>, b: Form<B>): Form<A | B> {
  return { parse: (candidate) => a.parse(candidate) ?? b.parse(candidate) }
}

/** Up to `atMost` entries; null where there are more, or where one has another form. */
export function listForm<Value>(entry: Form<Value>, atMost: number): Form<readonly Value[]> {
  return {
    parse: (candidate) => {
      if (!Array.isArray(candidate) || candidate.length > atMost) return null
      const parsed = candidate.map((each) => entry.parse(each))
      return parsed.every((each) => each !== null) ? (parsed as Value[]) : null
    },
  }
}
