import { testKit } from "../kit.ts";

testKit("docker");
