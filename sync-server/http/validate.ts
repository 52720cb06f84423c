import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'
import { Refusal } from './refusal.ts'

/**
 * Validates what came in by the call's schema. Zod compares the `length` of an object that is no array, and that
 * throws where it is made to: `{ "length": { "toString": 1 } }` is refused as any other invalid value.
 */
export const compileValidator: FastifySchemaCompiler<ZodType> = (route) => {
  const validate = validatorCompiler(route)
  return (data: unknown) => {
    try {
      return validate(data)
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause
      const field = route.httpPart ?? 'body'
      return { error: new Refusal('BAD_REQUEST', { fields: [{ field, code: 'INVALID_VALUE' }], cause }) }
    }
  }
}
