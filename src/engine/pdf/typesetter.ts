import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler'

/** Sets pages from a Typst document and the files beside it. */
export interface Typesetter {
  setFonts(files: readonly Uint8Array[]): Promise<void>
  write(path: string, content: string | Uint8Array): void
  /** The PDF of a document. Throws with the typesetter's own messages where it cannot be set. */
  pdfOf(path: string): Uint8Array
}

/** Starts the typesetter: one for each worker. `code` is the WebAssembly, as bytes or as it arrives. */
export async function openTypesetter(code: BufferSource | Promise<Response>): Promise<Typesetter> {
  await init({ module_or_path: code })
  return withoutEval(async () => {
    const builder = new TypstCompilerBuilder()
    builder.set_dummy_access_model()
    return wrap(await builder.build())
  })
}

/** What the typesetter wants to make of texts when it starts: answers of an empty disk, on which nothing is looked up. */
const answers: Readonly<Record<string, (path?: unknown) => unknown>> = {
  'return 0': () => 0,
  'return true': () => true,
  'return path': (path) => path,
}

/**
 * Runs something that calls `new Function(text)`, which a content security policy without `unsafe-eval` forbids: known
 * texts give the function that they describe, all others one that throws.
 */
async function withoutEval<Result>(start: () => Promise<Result>): Promise<Result> {
  const original = globalThis.Function
  globalThis.Function = functionOf as unknown as FunctionConstructor
  try {
    return await start()
  } finally {
    globalThis.Function = original
  }
}

function wrap(compiler: TypstCompiler): Typesetter {
  return {
    async setFonts(files) {
      const builder = new TypstFontResolverBuilder()
      for (const file of files) builder.add_raw_font(file)
      compiler.set_fonts(await builder.build())
    },
    write(path, content) {
      if (typeof content === 'string') compiler.add_source(path, content)
      else compiler.map_shadow(path, content)
    },
    pdfOf(path) {
      const made = compiler.compile(path, undefined, 'pdf', 2) as {
        readonly result?: Uint8Array
        readonly diagnostics?: readonly unknown[]
      }
      if (made.result) return made.result
      throw new Error(`the book cannot be set: ${JSON.stringify(made.diagnostics)}`)
    },
  }
}

function functionOf(...texts: readonly string[]): (path?: unknown) => unknown {
  const text = texts.at(-1) ?? ''
  const fail = () => {
    throw new Error(text)
  }
  return answers[text] ?? fail
}
