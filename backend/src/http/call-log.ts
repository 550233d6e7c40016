import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Logs calls at `debug`, so that `info` has the events of the venue alone. */
export class CallLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply);
    else request.log.debug({ res: reply, responseTime: reply.elapsedTime }, 'request completed');
  }
}
