import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { secretStates, setSecret } from './webconfig.secrets.usecases.ts';

export function addSecretSettingRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'secretSettings', ({ tenantId }) => secretStates(deps, tenantId));
  serveCall(app, deps, 'setSecretSetting', ({ visitor, params, body }) =>
    setSecret(deps, visitor, { ...params, ...body }),
  );
}
