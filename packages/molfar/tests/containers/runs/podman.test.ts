import { testKit } from "../kit.ts";

testKit("podman");
