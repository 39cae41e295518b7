# syntax=docker/dockerfile:1
# Explained in docs/manual/contenedores.md. `node scripts/dockerfile-steps.ts` runs these steps without an engine.

FROM node:26.10.0-trixie-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY games/package.json games/
COPY server/package.json server/
COPY web/package.json web/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund
COPY . .
# The Node of the packages is for machines without one.
RUN node scripts/start.mjs --prepare && rm -rf node_modules/node-linux-*

FROM node:26.10.0-trixie-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/games ./games
COPY --from=build /app/server ./server
COPY --from=build /app/web/dist ./web/dist
RUN mkdir -m 700 /data /backups && chown 10001:10001 /data /backups
USER 10001:10001
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "server/src/main.ts"]
