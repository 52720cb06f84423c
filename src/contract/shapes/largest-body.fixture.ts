import * as z from 'zod'

/** A JSON schema, as far as bodies need it. */
interface Node {
  readonly $ref?: string
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: Node
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: boolean | Node
}

interface Largest {
  /** In UTF-8, without white space. Infinity where the shape has no end. */
  readonly bytes: number
  readonly levels: number
}

/** Of a UTF-16 unit in UTF-8. */
const bytesOfUnit = 3
const bytesOfNumber = 25
/** Texts of a format, and of a pattern without a length, are shorter. */
const unitsOfPattern = 100

/** The largest JSON that a shape takes, for the test of limits. */
export function largestOf(shape: unknown): Largest {
  const options = { io: 'input', unrepresentable: 'any' } as const
  const root = z.toJSONSchema(shape as z.ZodType, options) as Node & { readonly $defs?: Record<string, Node> }
  return largest(root)

  function largest(node: Node): Largest {
    if (node.$ref !== undefined) return largest(root.$defs?.[node.$ref.split('/').at(-1) ?? ''] ?? {})
    const choices = [node.anyOf, node.oneOf, node.allOf].find((each) => each !== undefined)
    if (choices) return most(choices.map(largest))
    if (node.enum) return most(node.enum.map((value) => largest({ const: value })))
    if (node.const !== undefined) return { bytes: JSON.stringify(node.const).length * bytesOfUnit, levels: 0 }
    if (node.type === 'string') {
      const units = node.maxLength ?? (node.pattern === undefined ? Number.POSITIVE_INFINITY : unitsOfPattern)
      return { bytes: units * bytesOfUnit + 2, levels: 0 }
    }
    if (node.type === 'array') return repeated(largest(node.items ?? {}), node.maxItems)
    if (node.type === 'object') return largestObject(node)
    if (node.type === undefined) return { bytes: Number.POSITIVE_INFINITY, levels: 0 }
    return { bytes: bytesOfNumber, levels: 0 }
  }

  function repeated({ bytes, levels }: Largest, times = Number.POSITIVE_INFINITY): Largest {
    return { bytes: 2 + times * (bytes + 1), levels: levels + 1 }
  }

  function largestObject({ properties = {}, additionalProperties }: Node): Largest {
    if (typeof additionalProperties === 'object') return { bytes: Number.POSITIVE_INFINITY, levels: 1 }
    const parts = Object.entries(properties).map(([name, inner]) => ({ name, ...largest(inner) }))
    return {
      bytes: 2 + parts.reduce((sum, { name, bytes }) => sum + name.length + 4 + bytes, 0),
      levels: 1 + Math.max(0, ...parts.map(({ levels }) => levels)),
    }
  }
}

function most(choices: readonly Largest[]): Largest {
  return {
    bytes: Math.max(...choices.map(({ bytes }) => bytes)),
    levels: Math.max(...choices.map(({ levels }) => levels)),
  }
}
