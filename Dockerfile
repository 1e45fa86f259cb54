# The site and its server: `docker build --tag yno-site .`
#
# BASE needs Node 24 with npm, and glibc. It's an argument, because not everybody can pull from
# Docker Hub.
ARG BASE=node:24-bookworm-slim

# What npm installs follows from these files alone, so a changed word installs nothing again.
FROM ${BASE} AS manifests
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
COPY packages/brand/package.json packages/brand/
COPY packages/intake/package.json packages/intake/
COPY packages/molfar/package.json packages/molfar/
COPY packages/registry/package.json packages/registry/
COPY packages/search/package.json packages/search/
COPY packages/site-mcp/package.json packages/site-mcp/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS server
# The base's Node runs the server, so the one among the packages is left out.
RUN npm ci --omit=dev --workspace=@yno/server \
  && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node
COPY apps/server apps/server
COPY packages packages
RUN find apps packages -name '*.test.ts' -exec rm {} +

FROM ${BASE}
WORKDIR /site
ENV NODE_ENV=production PORT=8080 INTAKE_DATABASE=/data/intake.db
COPY --from=server /site/package.json package.json
COPY --from=server /site/node_modules node_modules
COPY --from=server /site/apps apps
COPY --from=server /site/packages packages
COPY --from=build /site/apps/site/dist/client apps/site/dist/client
COPY --from=build /site/apps/site/dist/compressed apps/site/dist/compressed
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/main.ts"]
