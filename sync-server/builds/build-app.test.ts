import { expect, test } from 'vitest'
import { buildEnvironment } from './build-app.ts'

test('[A-747] what is served is built for production, whatever the environment says', () => {
  for (const given of ['development', 'test', undefined])
    expect(buildEnvironment({ ...(given && { NODE_ENV: given }), PATH: '/bin' })).toEqual({
      NODE_ENV: 'production',
      PATH: '/bin',
    })
})
